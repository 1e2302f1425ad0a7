import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { storeIdKey, type BlobStore } from './blobs/blob-store.ts';
import { filesystemBlobs } from './blobs/filesystem.ts';
import type { Database } from './database.ts';
import { OtherFileStore, pairedBlobs, pairStore, storeIdOf } from './store-pair.ts';

const clock = { now: () => 1_795_000_000_000 };

eachDatabase('a database and its file store', (open) => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farebox-pair-'));
    database = await open();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const store = (name = 'blobs') => filesystemBlobs({ root: join(folder, name) });
  const pair = (options: { database?: Database; blobs?: BlobStore; isNewPair?: boolean } = {}) =>
    pairStore({ database, blobs: store(), clock, folder: join(folder, 'uploads'), isNewPair: false, ...options });
  const marker = (name = 'blobs') => readFile(join(folder, name, storeIdKey), 'utf8');

  it('from before ids existed get one, the same in both', async () => {
    const id = await pair();
    expect(await marker()).toBe(`${id}\n`);
    expect(await pair()).toBe(id);
  });

  it('are accepted by every replica that starts at the same time', async () => {
    const ids = await Promise.all([pair(), pair(), pair()]);
    expect(new Set(ids).size).toBe(1);
    expect(await storeIdOf(store())).toBe(ids[0]);
  });

  it('are accepted by a replica that reads the database before another one has paired them, and the store after it', async () => {
    let first: string | null = null;
    const late: BlobStore = {
      ...store(),
      async read(...asked) {
        first ??= await pair();
        return store().read(...asked);
      },
    };
    expect(await pair({ blobs: late })).toBe(first);
  });

  it('are refused if the database is new or older, and nothing is changed', async () => {
    const id = await pair();
    const empty = await open();
    await expect(pair({ database: empty })).rejects.toThrow(OtherFileStore);
    await expect(pair({ database: empty })).rejects.toThrow(
      /belongs to another database, and this one is new or older.*FAREBOX_NEW_STORE=1/,
    );
    expect(await empty.read.selectFrom('file_store').selectAll().execute()).toEqual([]);
    expect(await marker()).toBe(`${id}\n`);
  });

  it('are refused if the file store is empty: the disk is not mounted, or a replica shares none', async () => {
    await pair();
    await expect(pair({ blobs: store('other') })).rejects.toThrow(/is it mounted\?\). Several replicas need one that all of them share/);
    await expect(marker('other')).rejects.toThrow('ENOENT');
  });

  it('are refused if the file store belongs to another database', async () => {
    const [mine, other] = [await pair(), await pair({ database: await open(), blobs: store('other') })];
    await expect(pair({ blobs: store('other') })).rejects.toThrow(`${other} instead of ${mine}`);
  });

  it('belong together once the operator confirms it, and then no longer to others', async () => {
    const first = await pair();
    const later = await open();
    const id = await pair({ database: later, isNewPair: true });
    expect(id).not.toBe(first);
    expect(await pair({ database: later })).toBe(id);
    await expect(pair()).rejects.toThrow(OtherFileStore);
    expect(await pair({ blobs: store('fresh'), isNewPair: true })).not.toBe(first);
    expect(await pair({ blobs: store('fresh') })).toBe(await storeIdOf(store('fresh')));
  });

  it('are paired by the next start after a crash between row and file', async () => {
    const id = await pair();
    await database.write((queries) => queries.updateTable('file_store').set({ marked_at: null }).execute());
    await rm(join(folder, 'blobs'), { recursive: true });
    expect(await pair()).toBe(id);
    expect(await marker()).toBe(`${id}\n`);
  });

  it('are checked again before each write or removal if the store did not answer', async () => {
    let isDown = true;
    const removed: string[] = [];
    const blobs: BlobStore = {
      ...store(),
      read: (...asked) => (isDown ? Promise.reject(new Error('the store is down')) : store().read(...asked)),
      remove: async (key) => void removed.push(key),
    };
    const told: unknown[] = [];
    const paired = pairedBlobs({ database, blobs, clock, folder, isNewPair: false, told: (cause) => void told.push(cause) });
    expect(await paired.confirm()).toBe(false);
    expect(told).toHaveLength(1);
    await expect(paired.blobs.remove('assets/a')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    await expect(paired.blobs.check(new AbortController().signal)).rejects.toThrow('not available right now');
    expect(removed).toEqual([]);
    isDown = false;
    await paired.blobs.remove('assets/a');
    expect(removed).toEqual(['assets/a']);
  });
});
