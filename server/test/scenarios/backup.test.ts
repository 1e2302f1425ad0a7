import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AssetSearchAnswer } from '@farebox/contract';
import { findBackup, listBackups, makeBackup, storedSnapshot } from '../../src/backup/backup.ts';
import type { Manifest } from '../../src/backup/backup-format.ts';
import { copyDatabase } from '../../src/backup/copy-database.ts';
import { assertSecrets, restoreBackup, verifyBackup } from '../../src/backup/restore.ts';
import { systemClock } from '../../src/clock.ts';
import type { BlobStore } from '../../src/storage/blobs/blob-store.ts';
import { filesystemBlobs } from '../../src/storage/blobs/filesystem.ts';
import type { Database } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { schemaOf } from '../../src/storage/schema.ts';
import { pairStore } from '../../src/storage/store-pair.ts';
import { sumOf, type Snapshot } from '../../src/storage/snapshots/snapshot.ts';
import { countedTool } from '../counted-tool.ts';
import { startPglite } from '../databases/pglite.ts';
import { describedTools, fakeLocalEngine } from '../fake-engines.ts';
import { boughtAsset, linkOf, rainCsv, uploadedAsset } from '../registry.ts';
import { startService } from '../service.ts';
import { fixtureKinds, openEmpty, openFixture, type Fixture, type FixtureKind } from '../upgrades/fixtures.ts';

const stored = '0001-initial';
/** The fixture has an asset whose bytes were lost. */
const lostFile: unknown = expect.stringMatching(/^assets\//);
const secrets = ['a'.repeat(32)];

let folder: string;
beforeAll(() => startPglite());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-backup-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const targetStore = () => filesystemBlobs({ root: join(folder, 'target') });
const blobsOf = ({ blobsUrl }: Fixture) => filesystemBlobs({ root: new URL(blobsUrl).pathname });

async function backedUp(fixture: Fixture, options: { keptSecret?: string } = {}): Promise<Manifest> {
  const snapshot = await fixture.database.snapshot();
  try {
    return await makeBackup({
      snapshot,
      blobs: blobsOf(fixture),
      target: targetStore(),
      secrets,
      keptSecret: options.keptSecret ?? null,
      workFolder: folder,
      clock: { now: () => fixture.made.madeAt },
    });
  } finally {
    await snapshot.close();
  }
}

async function sumsOf(database: Database): Promise<Record<string, unknown>> {
  const snapshot = await database.snapshot();
  try {
    const sums: Record<string, unknown> = {};
    for (const table of snapshot.tables) sums[table.name] = await sumOf(snapshot, table);
    return sums;
  } finally {
    await snapshot.close();
  }
}

async function emptied(kind: FixtureKind) {
  const { database, remove } = await openEmpty(kind);
  return {
    database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await remove();
    },
  };
}

describe.each(fixtureKinds)('a backup of %s', (kind) => {
  it.each(fixtureKinds)('restored to %s has every row, and the service works with it', async (restoredTo) => {
    await using fixture = await openFixture(stored, kind);
    const manifest = await backedUp(fixture);
    expect(manifest).toMatchObject({ dialect: kind === 'sqlite' ? 'sqlite' : 'postgres', missing: [lostFile] });
    expect(manifest.files.count).toBeGreaterThan(0);
    expect(await verifyBackup(targetStore(), manifest)).toEqual([]);

    await using restored = await emptied(restoredTo);
    const blobs = join(folder, 'blobs');
    await restoreBackup({
      target: targetStore(),
      manifest,
      database: restored.database,
      blobs: filesystemBlobs({ root: blobs }),
      workFolder: folder,
      clock: systemClock,
    });
    // A later migration may add columns, and it has run on the restored database.
    await migrate(fixture.database);
    // The fixture is from before file stores had ids; the restored database has its own.
    const { search_documents: _renumbered, file_store: _own, ...before } = await sumsOf(fixture.database);
    expect(await sumsOf(restored.database)).toMatchObject(before);

    const behindMs = systemClock.now() - fixture.made.madeAt;
    await using service = await startService({
      database: restored.database,
      clock: { now: () => systemClock.now() - behindMs },
      extraTools: [countedTool().tool],
      providerTools: { tools: describedTools, engines: [fakeLocalEngine().engine] },
      settings: { FAREBOX_TOOL_ENGINE: 'auto', FAREBOX_BLOBS: `file://${blobs}` },
    });
    await service.balances();
    const { buyer, balance, owner, rainId, unusedToken } = fixture.made;
    expect(await service.get('/api/v1/me/credit', buyer)).toMatchObject({ status: 200, body: { balance } });
    const asked = await service.get('/api/v1/assets/search?q=rainfall%20in%20Hong%20Kong%20by%20station');
    expect(AssetSearchAnswer.parse(asked.body).results.map(({ asset_id }) => asset_id)).toContain(rainId);
    expect(await service.post('/api/tools/counted-echo', { note: 'hello' }, { 'x-payment-token': unusedToken })).toMatchObject({
      status: 200,
    });
    const { delivered } = await boughtAsset(service, rainId);
    expect(await service.get(linkOf(delivered).slice(service.url.length))).toMatchObject({ status: 200, text: rainCsv });
    await uploadedAsset(service, owner, { title: 'Snow in the Alps', description: 'Depth of snow by station.' }, { bytes: 'a,b\n1,2\n' });
    expect(await service.get('/api/v1/assets/search?q=snow%20depth')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Snow in the Alps'),
    });
    await service.balances();
  });

  it('is a consistent snapshot while rows are written and removed', async () => {
    await using fixture = await openFixture(stored, kind);
    const snapshot = await fixture.database.snapshot();
    const table = snapshot.tables.find(({ name }) => name === 'ledger_entries');
    if (table === undefined) throw new Error('there is a ledger');
    const before = await sumOf(snapshot, table);
    // PGlite has only one connection, which the snapshot uses.
    if (kind !== 'pglite') {
      await fixture.database.write((queries) =>
        sql`insert into ledger_entries (id, kind, debit_account, credit_account, amount_micros, currency, created_at)
          values ('led_later', 'top_up', 'a', 'b', 1, 'USD', 1)`.execute(queries),
      );
    }
    expect(await sumOf(snapshot, table)).toEqual(before);
    await snapshot.close();
  });
});

describe('a backup location', () => {
  it('stores each file once, and lists its backups', async () => {
    await using fixture = await openFixture(stored, 'sqlite');
    const first = await backedUp(fixture);
    const copied = await readdir(join(folder, 'target', 'files'), { recursive: true, withFileTypes: true });
    await rm(new URL(fixture.blobsUrl).pathname, { recursive: true });
    const second = await backedUp(fixture);
    expect(second.files).toEqual(first.files);
    expect(copied.filter((entry) => entry.isFile())).toHaveLength(first.files.count);
    expect((await listBackups(targetStore())).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    await expect(findBackup(targetStore(), 'another')).rejects.toThrow(first.id);
  });

  it('reports the files that the blob store did not have', async () => {
    await using fixture = await openFixture(stored, 'sqlite');
    await rm(new URL(fixture.blobsUrl).pathname, { recursive: true });
    const { missing, files } = await backedUp(fixture);
    expect(files.count).toBe(0);
    expect(missing.length).toBeGreaterThan(0);
  });

  it('has no backup after an interrupted run', async () => {
    await using fixture = await openFixture(stored, 'sqlite');
    const { id } = await backedUp(fixture);
    await rm(join(folder, 'target', 'backups', id, 'manifest.json'));
    expect(await listBackups(targetStore())).toEqual([]);
    await expect(findBackup(targetStore(), null)).rejects.toThrow('no finished backup');
  });

  it('keeps the secret of the data folder, and recognizes it', async () => {
    await using fixture = await openFixture(stored, 'sqlite');
    const manifest = await backedUp(fixture, { keptSecret: secrets[0] ?? '' });
    expect(manifest.secret).toMatchObject({ isKept: true });
    expect(await readFile(join(folder, 'target', 'backups', manifest.id, 'secret'), 'utf8')).toBe(secrets[0]);
    expect(JSON.stringify(manifest)).not.toContain(secrets[0]);
    expect(() => assertSecrets(manifest, ['b'.repeat(32)])).toThrow('FAREBOX_SECRET');
    expect(() => assertSecrets(manifest, ['b'.repeat(32), ...secrets])).not.toThrow();
  });
});

describe.each(fixtureKinds)('the file store of a restored database (%s)', (kind) => {
  const own = () => filesystemBlobs({ root: join(folder, 'own') });
  const pair = (database: Database, blobs: BlobStore) => pairStore({ database, blobs, clock: systemClock, folder, isNewPair: false });
  const restore = (manifest: Manifest, database: Database, blobs: BlobStore, isNewPair = false) =>
    restoreBackup({ target: targetStore(), manifest, database, blobs, workFolder: folder, clock: systemClock, isNewPair });

  /** A paired service with an upload in progress during the backup. */
  async function paired() {
    const fixture = await openFixture(stored, kind);
    // The stored data belongs to a store of its own.
    await fixture.database.write((queries) => queries.deleteFrom('file_store').execute());
    const id = await pair(fixture.database, own());
    const upload = { blob_key: 'assets/a1/late', created_at: 1 };
    await fixture.database.write((queries) => queries.insertInto('pending_blobs').values(upload).execute());
    return { fixture, id, manifest: await backedUp(fixture) };
  }

  it('keeps its id if it is the old one, and the database may not remove later uploads from it', async () => {
    const { fixture, id, manifest } = await paired();
    await fixture[Symbol.asyncDispose]();
    await using restored = await emptied(kind);
    await restore(manifest, restored.database, own());
    expect(await pair(restored.database, own())).toBe(id);
    expect(await restored.database.read.selectFrom('pending_blobs').selectAll().execute()).toEqual([]);
  });

  it('gets a new id if it is new: the original continues with the other one', async () => {
    const { fixture, id, manifest } = await paired();
    await fixture[Symbol.asyncDispose]();
    await using restored = await emptied(kind);
    const fresh = filesystemBlobs({ root: join(folder, 'fresh') });
    await restore(manifest, restored.database, fresh);
    const renewed = await pair(restored.database, fresh);
    expect(renewed).not.toBe(id);
    await expect(pair(restored.database, own())).rejects.toThrow(`${id} instead of ${renewed}`);
  });

  it('is refused if it belongs to a third database, unless the operator confirms it', async () => {
    const { fixture, manifest } = await paired();
    await fixture[Symbol.asyncDispose]();
    const others = filesystemBlobs({ root: join(folder, 'others') });
    await using third = await emptied('sqlite');
    await migrate(third.database);
    await pair(third.database, others);
    await using restored = await emptied(kind);
    await expect(restore(manifest, restored.database, others)).rejects.toThrow(/belongs to another database than the one of this backup/);
    await restore(manifest, restored.database, others, true);
    await pair(restored.database, others);
    await expect(pair(third.database, others)).rejects.toThrow('belongs to another database');
  });

  it('is no reason against a second restore into the same place, which the rows there are', async () => {
    const { fixture, manifest } = await paired();
    await fixture[Symbol.asyncDispose]();
    const fresh = filesystemBlobs({ root: join(folder, 'fresh') });
    await using restored = await emptied(kind);
    await restore(manifest, restored.database, fresh);
    await expect(restore(manifest, restored.database, fresh)).rejects.toThrow(/not empty/);
  });

  it('stays the same for a copied database', async () => {
    const { fixture, id, manifest } = await paired();
    await fixture[Symbol.asyncDispose]();
    await using copied = await emptied(kind);
    await copyDatabase({ from: storedSnapshot(targetStore(), manifest), source: 'the shop', to: copied.database });
    expect(await pair(copied.database, own())).toBe(id);
  });
});

describe('damage', () => {
  const damages: ReadonlyArray<readonly [string, (backup: string, files: string[]) => Promise<void>]> = [
    ['a file that is gone', (_backup, files) => rm(files[0] ?? '')],
    ['a file with other bytes', (_backup, files) => writeFile(files[0] ?? '', 'x')],
    [
      'a file of the same size with a flipped bit',
      async (_backup, [file = '']) => {
        const bytes = await readFile(file);
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
        await writeFile(file, bytes);
      },
    ],
    ['a table that is gone', (backup) => rm(join(backup, 'tables', 'ledger_entries.ndjson.gz'))],
    [
      'a table that is cut off',
      async (backup) => {
        const file = join(backup, 'tables', 'ledger_entries.ndjson.gz');
        await writeFile(file, (await readFile(file)).subarray(0, -20));
      },
    ],
    [
      'a table of other rows',
      (backup) => cp(join(backup, 'tables', 'users.ndjson.gz'), join(backup, 'tables', 'ledger_entries.ndjson.gz')),
    ],
    [
      'a table with as many rows, one of which has another value',
      async (backup) => {
        const file = join(backup, 'tables', 'ledger_entries.ndjson.gz');
        const rows = gunzipSync(await readFile(file)).toString();
        await writeFile(file, gzipSync(rows.replace('"led_', '"lad_')));
      },
    ],
    ['a table with something behind it', (backup) => appendFile(join(backup, 'tables', 'ledger_entries.ndjson.gz'), 'x')],
  ];

  it.each(damages)('by %s is found, and no service starts on a restore of it', async (_what, damage) => {
    await using fixture = await openFixture(stored, 'sqlite');
    const manifest = await backedUp(fixture);
    const root = join(folder, 'target');
    const entries = await readdir(join(root, 'files'), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    await damage(join(root, 'backups', manifest.id), files);
    expect(await verifyBackup(targetStore(), manifest)).not.toEqual([]);
    await using restored = await emptied('sqlite');
    const blobs = filesystemBlobs({ root: join(folder, 'blobs') });
    const restoring = restoreBackup({
      target: targetStore(),
      manifest,
      database: restored.database,
      blobs,
      workFolder: folder,
      clock: systemClock,
    });
    await expect(restoring).rejects.toThrow(/backup|differs/);
    const { rows } = await sql<{ count: number }>`select count(*) as count from sqlite_schema where name = 'users'`.execute(
      restored.database.read,
    );
    if (rows[0]?.count === 1) await expect(migrate(restored.database)).rejects.toThrow('only partly filled');
  });
});

describe.each(fixtureKinds)('a copy to %s', (kind) => {
  /** Fails after this many batches. */
  function breaking(snapshot: Snapshot, batches: number): Snapshot {
    let given = 0;
    return {
      ...snapshot,
      async *rows(table) {
        for await (const rows of snapshot.rows(table)) {
          given += 1;
          if (given > batches) throw new Error('the source went away');
          yield rows;
        }
      },
    };
  }

  it.each([1, 5, 12])('that was interrupted after %i tables continues, and no service starts before it ends', async (batches) => {
    await using fixture = await openFixture(stored, 'sqlite');
    await using target = await emptied(kind);
    const from = storedSnapshot(targetStore(), await backedUp(fixture));
    const copy = (source: Snapshot, name = 'the shop') => copyDatabase({ from: source, source: name, to: target.database });
    await expect(copy(breaking(from, batches))).rejects.toThrow('went away');
    await expect(migrate(target.database)).rejects.toThrow('the copy of the shop was interrupted');
    await expect(copy(from, 'another shop')).rejects.toThrow('partly filled with the shop');
    await copy(from);
    expect(await migrate(target.database)).toEqual([]);
    await using fresh = await emptied(kind);
    await migrate(fresh.database);
    expect(await schemaOf(target.database.read, target.database.dialect)).toEqual(
      await schemaOf(fresh.database.read, fresh.database.dialect),
    );
    await migrate(fixture.database);
    const { search_documents: _renumbered, ...before } = await sumsOf(fixture.database);
    expect(await sumsOf(target.database)).toMatchObject(before);
  });

  it('that already holds data is refused and stays unchanged', async () => {
    await using fixture = await openFixture(stored, 'sqlite');
    await using target = await emptied(kind);
    await migrate(target.database);
    await target.database.write((queries) =>
      sql`insert into face_databases (client_id, name, created_at) values ('a', 'b', 1)`.execute(queries),
    );
    const before = await sumsOf(target.database);
    const from = await fixture.database.snapshot();
    await expect(copyDatabase({ from, source: 'the shop', to: target.database })).rejects.toThrow('not empty');
    await from.close();
    expect(await sumsOf(target.database)).toEqual(before);
    expect(await migrate(target.database)).toEqual([]);
  });

  it('from a newer version is refused', async () => {
    await using fixture = await openFixture(stored, 'sqlite');
    await using target = await emptied(kind);
    const from = { ...(await fixture.database.snapshot()), migrations: ['0001-initial', '9999-later'] };
    await expect(copyDatabase({ from, source: 'the shop', to: target.database })).rejects.toThrow('9999-later');
    await from.close();
  });

  it('leaves out tables that the operator added', async () => {
    await using fixture = await openFixture(stored, 'sqlite');
    await fixture.database.write((queries) => sql`create table notes_of_mine (id integer primary key, text text)`.execute(queries));
    await using target = await emptied(kind);
    const from = await fixture.database.snapshot();
    const copied = await copyDatabase({ from, source: 'the shop', to: target.database });
    await from.close();
    expect(copied.map(({ name }) => name)).not.toContain('notes_of_mine');
  });
});
