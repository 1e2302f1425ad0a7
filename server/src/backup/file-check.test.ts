import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { shopOn } from '../../test/shop.ts';
import { dayMs } from '../clock.ts';
import { filesystemBlobs } from '../storage/blobs/filesystem.ts';
import type { Database } from '../storage/database.ts';
import { pairStore } from '../storage/store-pair.ts';
import { checkFiles } from './file-check.ts';
import { quarantine, type Quarantine } from './quarantine.ts';

const { signal } = new AbortController();

eachDatabase('files of the store', (open) => {
  let folder: string;
  let database: Database;
  let time: { now: number };
  let aside: Quarantine;
  let shop: Awaited<ReturnType<typeof shopOn>>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farebox-files-'));
    database = await open();
    time = { now: Date.now() };
    aside = quarantine({ database, blobs: blobs(), clock: { now: () => time.now }, workFolder: join(folder, 'work') });
    await pairStore({ database, blobs: blobs(), clock: { now: () => time.now }, folder, isNewPair: false });
    await put('assets/ours/sold');
    shop = await shopOn(database);
    const owner = await shop.owner('owner@example.com');
    await shop.asset(owner, { blobKey: 'assets/ours/sold', sizeBytes: 5 });
    await shop.asset(owner, { blobKey: 'assets/ours/lost', sizeBytes: 5 });
    await put('assets/ours/uploading');
    await database.write((queries) =>
      queries.insertInto('pending_blobs').values({ blob_key: 'assets/ours/uploading', created_at: time.now }).execute(),
    );
    await put('assets/theirs/stray');
    await put('assets/theirs/new', 0);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const blobs = () => filesystemBlobs({ root: join(folder, 'blobs') });
  const check = () => checkFiles({ blobs: blobs(), openSnapshot: () => database.snapshot(), clock: { now: () => time.now } });
  const isThere = async (key: string) => (await blobs().stat(key, { signal })) !== null;

  async function put(key: string, ageMs = 2 * dayMs): Promise<void> {
    const file = join(folder, 'staged');
    await writeFile(file, 'bytes');
    await blobs().put(key, file, { sizeBytes: 5, mimeType: null, signal });
    const at = new Date(time.now - ageMs);
    await utimes(join(folder, 'blobs', key), at, at);
  }

  it('are compared with the rows, and stay in place', async () => {
    const found = await check();
    expect(found).toMatchObject({ present: 1, missing: ['assets/ours/lost'], unknown: ['assets/theirs/stray'], young: 1, quarantined: 0 });
    expect(found.databaseId).toBe(found.storeId);
    expect(await isThere('assets/theirs/stray')).toBe(true);
  });

  it('without a row can be quarantined, released, and are removed 30 days later', async () => {
    expect(await aside.moveIn('assets/theirs/stray')).toBe(true);
    expect(await check()).toMatchObject({ unknown: [], quarantined: 1 });
    expect(await aside.release('assets/theirs/stray')).toBe(true);
    expect(await isThere('assets/theirs/stray')).toBe(true);
    await aside.moveIn('assets/theirs/stray');
    time.now += 29 * dayMs;
    expect(await aside.sweep()).toBe(0);
    time.now += 2 * dayMs;
    expect(await aside.sweep()).toBe(1);
    expect(await isThere('quarantine/assets/theirs/stray')).toBe(false);
    expect(await aside.list()).toEqual([]);
  });

  it('with a row are not quarantined, and move back if a row refers to them later', async () => {
    expect(await aside.moveIn('assets/ours/sold')).toBe(false);
    expect(await aside.moveIn('assets/ours/uploading')).toBe(false);
    expect(await aside.moveIn('assets/ours/gone')).toBe(false);
    expect(await aside.list()).toEqual([]);
    await aside.moveIn('assets/theirs/stray');
    await shop.asset(await shop.owner('later@example.com'), { blobKey: 'assets/theirs/stray', sizeBytes: 5 });
    time.now += 31 * dayMs;
    expect(await aside.sweep()).toBe(0);
    expect(await isThere('assets/theirs/stray')).toBe(true);
  });
});
