import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { assets } from '../../../src/assets/assets.ts';
import { sweepLeftovers } from '../../../src/assets/janitor.ts';
import { pendingBlobs } from '../../../src/assets/pending-blobs.ts';
import { dayMs, systemClock } from '../../../src/clock.ts';
import { createLog } from '../../../src/log.ts';
import { storeIdKey } from '../../../src/storage/blobs/blob-store.ts';
import { filesystemBlobs } from '../../../src/storage/blobs/filesystem.ts';
import type { Database } from '../../../src/storage/database.ts';
import type { Store } from '../stores.ts';
import type { Claim } from '../table-checks.ts';

/**
 * What crashes left on the disk, while no service runs: nothing of it is swept while it may still be on its way, all of it two days
 * later, and nothing else with it.
 * @param atKill what was on the disk when the service was killed
 * @returns how many uploads on their way, and how many blobs
 */
export async function checkLeftovers(store: Store, atKill: readonly string[], claim: Claim): Promise<{ staged: number; orphans: number }> {
  const database = store.open();
  try {
    const before = await onDisk(store);
    const early = atKill.filter((path) => !before.includes(path));
    claim(early.length === 0, `gone minutes after the crash: ${early.join(', ')}`);
    const used = await blobKeys(database);
    const leftovers = before.filter((path) => !used.has(path));

    const removedNow = await sweep(database, store, systemClock.now());
    claim(removedNow === 0, `${removedNow} leftovers were swept at once`);
    const removed = await sweep(database, store, systemClock.now() + 2 * dayMs);
    const after = await onDisk(store);
    claim(removed === leftovers.length, `${removed} swept of ${leftovers.length} leftovers: ${leftovers.join(', ')}`);
    const stayed = after.filter((path) => !used.has(path));
    claim(stayed.length === 0, `not swept: ${stayed.join(', ')}`);
    const lost = [...used].filter((path) => !after.includes(path));
    claim(lost.length === 0, `swept although an asset has it: ${lost.join(', ')}`);
    const pending = await database.read.selectFrom('pending_blobs').select('blob_key').execute();
    claim(pending.length === 0, `still on their way: ${pending.map((row) => row.blob_key).join(', ')}`);
    const staged = leftovers.filter((path) => path.startsWith('uploads/')).length;
    return { staged, orphans: leftovers.length - staged };
  } finally {
    await database.close();
  }
}

/** Written and removed whenever the store is asked whether it is ready. */
const probeName = '.probe';

async function sweep(database: Database, { dataDir }: Store, now: number): Promise<number> {
  const blobs = filesystemBlobs({ root: join(dataDir, 'blobs') });
  const clock = { now: () => now };
  const { removed } = await sweepLeftovers({
    blobs,
    assets: assets(database),
    pendingBlobs: pendingBlobs({ database, blobs, clock }),
    stagingFolder: join(dataDir, 'uploads'),
    blobFolder: 'assets',
    clock,
    log: createLog({ level: 'silent' }),
  });
  return removed;
}

/** Uploads on their way and blobs, by their paths in the data folder. */
export async function onDisk({ dataDir }: Store): Promise<string[]> {
  // An input that is lent to a parser is in a folder of its own, and goes with that.
  const uploads = await readdir(join(dataDir, 'uploads')).catch(() => []);
  const blobs = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true }).catch(() => []);
  return [
    ...uploads.map((name) => `uploads/${name}`),
    ...blobs
      .filter((entry) => entry.isFile() && entry.name !== probeName && entry.name !== storeIdKey)
      .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1)),
  ];
}

async function blobKeys({ read }: Database): Promise<Set<string>> {
  const rows = await read.selectFrom('assets').select('blob_key').where('blob_key', 'is not', null).execute();
  return new Set(rows.map(({ blob_key: key }) => `blobs/${key}`));
}

/** Ends the watches of a round that is over: one host may have only so many, and all rounds are on one. */
export async function endWatches(store: Store): Promise<void> {
  const database = store.open();
  try {
    await database.write((queries) =>
      queries
        .updateTable('demand_watches')
        .set({ ended_at: Date.now() })
        .where(sql<boolean>`ended_at is null`)
        .execute(),
    );
  } finally {
    await database.close();
  }
}

/**
 * Lets the minute pass for which a killed process keeps the webhooks that it was sending: no round waits that long.
 * @returns how many jobs it was at
 */
export async function letClaimsRunOut(store: Store): Promise<number> {
  const database = store.open();
  try {
    return await database.write(async (queries) => {
      const claimed = await queries.selectFrom('jobs').select('id').where('state', '=', 'running').execute();
      await queries.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'send_webhooks').where('state', '=', 'waiting').execute();
      await queries
        .updateTable('webhooks')
        .set({ due_at: 0 })
        .where(sql<boolean>`state = 'waiting'`)
        .execute();
      return claimed.length;
    });
  } finally {
    await database.close();
  }
}
