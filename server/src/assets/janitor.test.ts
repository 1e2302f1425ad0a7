import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { shopOn } from '../../test/shop.ts';
import { createLog } from '../log.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { filesystemBlobs } from '../storage/blobs/filesystem.ts';
import type { Database } from '../storage/database.ts';
import { assets } from './assets.ts';
import { sweepLeftovers } from './janitor.ts';
import { pendingBlobs, type PendingBlobs } from './pending-blobs.ts';

const day = 86_400_000;
const { signal } = new AbortController();

eachDatabase('the janitor', (open) => {
  let folder: string;
  let blobs: BlobStore;
  let time: { now: number };
  let pending: PendingBlobs;
  let database: Database;
  let shop: Awaited<ReturnType<typeof shopOn>>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farebox-janitor-'));
    blobs = filesystemBlobs({ root: join(folder, 'blobs') });
    time = { now: Date.now() };
    database = await open();
    shop = await shopOn(database);
    pending = pendingBlobs({ database, blobs, clock: { now: () => time.now } });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const sweep = (on = database, its = pending) =>
    sweepLeftovers({
      blobs,
      assets: assets(on),
      pendingBlobs: its,
      stagingFolder: join(folder, 'uploads'),
      blobFolder: 'assets/ours',
      clock: { now: () => time.now },
      log: createLog({ level: 'silent' }),
    });

  async function put(key: string): Promise<string> {
    const file = join(folder, 'staged');
    await writeFile(file, 'bytes');
    await blobs.put(key, file, { sizeBytes: 5, mimeType: null, signal });
    return key;
  }

  async function published(key: string): Promise<void> {
    await pending.begin(key);
    await put(key);
    await database.write((queries) => pending.keep(queries, key));
    await shop.asset(await shop.owner(`${key.replaceAll('/', '.')}@example.com`), { blobKey: key, sizeBytes: 5 });
  }

  const isThere = async (key: string) => (await blobs.stat(key, { signal })) !== null;

  it('removes leftovers of a crashed upload a day later, and nothing that was published', async () => {
    await published('assets/ours/sold');
    await pending.begin(await put('assets/ours/crashed'));
    await pending.begin('assets/ours/before-its-bytes');
    expect(await sweep()).toEqual({ removed: 0, unknown: 0 });
    time.now += day + 1000;
    expect(await sweep()).toEqual({ removed: 1, unknown: 0 });
    expect(await database.read.selectFrom('pending_blobs').selectAll().execute()).toEqual([]);
    expect([await isThere('assets/ours/sold'), await isThere('assets/ours/crashed')]).toEqual([true, false]);
    expect(await sweep()).toEqual({ removed: 0, unknown: 0 });
  });

  it('removes nothing on an empty or an older database, and counts the unknown files', async () => {
    await published('assets/ours/sold');
    await published('assets/ours/sold-later');
    const empty = await open();
    time.now += 30 * day;
    const its = pendingBlobs({ database: empty, blobs, clock: { now: () => time.now } });
    expect(await sweep(empty, its)).toEqual({ removed: 0, unknown: 2 });
    await database.write((queries) => queries.deleteFrom('assets').where('blob_key', '=', 'assets/ours/sold-later').execute());
    expect(await sweep()).toEqual({ removed: 0, unknown: 1 });
    expect([await isThere('assets/ours/sold'), await isThere('assets/ours/sold-later')]).toEqual([true, true]);
  });

  it('keeps the bytes of an asset, even if a row says that they are pending', async () => {
    await published('assets/ours/sold');
    await pending.begin('assets/ours/sold');
    time.now += 2 * day;
    expect(await sweep()).toEqual({ removed: 0, unknown: 0 });
    expect(await isThere('assets/ours/sold')).toBe(true);
  });

  it('lets no asset use bytes that were given up', async () => {
    await pending.begin(await put('assets/ours/slow'));
    expect(await pending.discard('assets/ours/slow')).toBe(true);
    await expect(database.write((queries) => pending.keep(queries, 'assets/ours/slow'))).rejects.toThrow('too long');
    expect(await pending.discard('assets/ours/slow')).toBe(false);
  });

  it('removes what a crash left of a copy from another disk', async () => {
    await pending.begin('assets/ours/copied');
    await put('assets/ours/other');
    const copy = join(folder, 'blobs', 'assets', 'ours', 'copied.copy');
    await writeFile(copy, 'half');
    time.now += 2 * day;
    expect(await sweep()).toEqual({ removed: 0, unknown: 1 });
    await expect(access(copy)).rejects.toThrow('ENOENT');
  });
});
