import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBackup, makeBackup } from '../../src/backup/backup.ts';
import type { Manifest } from '../../src/backup/backup-format.ts';
import { restoreBackup, verifyBackup } from '../../src/backup/restore.ts';
import { systemClock } from '../../src/clock.ts';
import type { BlobStore } from '../../src/storage/blobs/blob-store.ts';
import { filesystemBlobs } from '../../src/storage/blobs/filesystem.ts';
import { openBlobs } from '../../src/storage/blobs/open-blob-store.ts';
import type { Database } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { storeGate } from '../crash/chaos/s3-gate.ts';
import { openSqliteFile } from '../databases/sqlite.ts';
import { stock } from '../backup-stock.ts';
import { startS3, type S3Server } from '../s3-server.ts';

/** Sent in parts. */
const largeBytes = 20 * 1024 * 1024 + 7;
const fileCount = 30;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-backup-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const placeAt = (endpoint: string) =>
  openBlobs({ blobsUrl: `s3://farebox/backups-of-a-shop?endpoint=${endpoint}&path_style=1&region=us-east-1`, dataDir: '' });

interface Shop extends AsyncDisposable {
  database: Database;
  blobs: BlobStore;
  large: Buffer;
}

/** A database that names some files, one of them large. */
async function openShop(): Promise<Shop> {
  const { database, remove } = await openSqliteFile();
  await migrate(database);
  const blobs = filesystemBlobs({ root: join(folder, 'blobs') });
  const large = randomBytes(largeBytes);
  const files = Array.from({ length: fileCount }, (_, index) => (index === 0 ? large : Buffer.from(`file ${index}\n`)));
  await stock(database, blobs, files, folder);
  return {
    database,
    blobs,
    large,
    async [Symbol.asyncDispose]() {
      await database.close();
      await remove();
    },
  };
}

async function backedUp({ database, blobs }: Shop, target: BlobStore): Promise<Manifest> {
  const snapshot = await database.snapshot();
  try {
    return await makeBackup({
      snapshot,
      blobs,
      target,
      secrets: ['a'.repeat(32)],
      keptSecret: null,
      workFolder: folder,
      clock: systemClock,
    });
  } finally {
    await snapshot.close();
  }
}

/** Counts what is put, and fails from some file on. */
function counted(blobs: BlobStore, filesMax = Number.POSITIVE_INFINITY): { blobs: BlobStore; keys: string[] } {
  const keys: string[] = [];
  return {
    keys,
    blobs: {
      ...blobs,
      // Not done again, as what happens to a process that is killed.
      kind: 'interrupted',
      async put(key, file, about) {
        if (keys.length >= filesMax) throw new Error('the backup was interrupted');
        await blobs.put(key, file, about);
        if (key.startsWith('files/')) keys.push(key);
      },
    },
  };
}

async function objectsOf({ folder: root }: S3Server, under: string): Promise<string[]> {
  const entries = await readdir(join(root, 'farebox', 'backups-of-a-shop', under), { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => name.endsWith('._S3rver_object')).map((entry) => join(entry.parentPath, entry.name));
}

async function restoredFrom(target: BlobStore, manifest: Manifest, blobs: BlobStore): Promise<void> {
  const { database, remove } = await openSqliteFile();
  try {
    await restoreBackup({ target, manifest, database, blobs, workFolder: folder, clock: systemClock });
  } finally {
    await database.close();
    await remove();
  }
}

describe('a backup in S3', () => {
  it('holds every file, large ones too, and is restored from there', async () => {
    await using s3 = await startS3();
    await using shop = await openShop();
    const target = await placeAt(s3.endpoint);
    const manifest = await backedUp(shop, target);
    expect(manifest).toMatchObject({ missing: [], files: { count: fileCount } });
    expect(await verifyBackup(target, manifest)).toEqual([]);
    const root = join(folder, 'restored');
    await restoredFrom(target, await findBackup(target, null), filesystemBlobs({ root }));
    expect((await readFile(join(root, 'assets', 'of', 'file-0'))).equals(shop.large)).toBe(true);
  });

  it('that was interrupted is not begun anew: what has arrived is neither read nor sent again', async () => {
    await using s3 = await startS3();
    await using shop = await openShop();
    const target = await placeAt(s3.endpoint);
    const interrupted = counted(target, 12);
    await expect(backedUp(shop, interrupted.blobs)).rejects.toThrow('interrupted');
    const arrived = interrupted.keys.length;
    // Those that were under way arrived too.
    expect(arrived).toBeGreaterThanOrEqual(12);
    expect(arrived).toBeLessThan(fileCount);

    const again = counted(target);
    const manifest = await backedUp(shop, again.blobs);
    expect(again.keys).toHaveLength(fileCount - arrived);
    expect(await verifyBackup(target, manifest)).toEqual([]);
  });

  it('gets again what was removed there since the last one', async () => {
    await using s3 = await startS3();
    await using shop = await openShop();
    const target = await placeAt(s3.endpoint);
    const first = await backedUp(shop, target);
    const [lost = ''] = await objectsOf(s3, 'files');
    await rm(lost);
    expect(await verifyBackup(target, first)).toHaveLength(1);

    const again = counted(target);
    const second = await backedUp(shop, again.blobs);
    expect(again.keys).toHaveLength(1);
    expect(await verifyBackup(target, second)).toEqual([]);
  });

  it.each([
    ['other bytes of the same size', (bytes: Buffer) => bytes.map((byte) => byte ^ 1)],
    ['fewer bytes', (bytes: Buffer) => bytes.subarray(0, -1)],
  ])('with a file of %s is found damaged, and not restored', async (_what, damage) => {
    await using s3 = await startS3();
    await using shop = await openShop();
    const target = await placeAt(s3.endpoint);
    const manifest = await backedUp(shop, target);
    const [file = ''] = await objectsOf(s3, 'files');
    await writeFile(file, damage(await readFile(file)));
    expect(await verifyBackup(target, manifest)).toEqual([expect.stringContaining('damaged')]);
    await expect(restoredFrom(target, manifest, filesystemBlobs({ root: join(folder, 'restored') }))).rejects.toThrow('missing or damaged');
  });

  it('is made although the store fails for a moment', async () => {
    await using s3 = await startS3();
    await using gate = await storeGate(s3.endpoint);
    await using shop = await openShop();
    const target = await placeAt(gate.endpoint);
    let puts = 0;
    const failing: BlobStore = {
      ...target,
      async put(key, file, about) {
        puts += 1;
        gate.mood = puts === 20 ? 'refuses' : 'works';
        await target.put(key, file, about).finally(() => (gate.mood = 'works'));
      },
    };
    const manifest = await backedUp(shop, failing);
    expect(manifest.files.count).toBe(fileCount);
    expect(await verifyBackup(target, manifest)).toEqual([]);
  });
});
