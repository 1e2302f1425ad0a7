import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { startServer } from '../../src/serve.ts';
import { openPostgresDatabase, postgresUrl } from '../databases/postgres.ts';
import { testConfig } from '../service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-other-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (settings: Record<string, string> = {}) =>
  startServer(testConfig(join(folder, 'data'), { FAREBOX_SEED: '1', ...settings }), { log: createLog({ level: 'silent' }) });

async function files(): Promise<string[]> {
  const entries = await readdir(join(folder, 'data', 'blobs'), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

it('an empty database beside the files of another one stops the start, and every file stays', async () => {
  await (await start()).stop();
  const before = await files();
  expect(before.length).toBeGreaterThan(1);
  for (const name of ['farebox.sqlite', 'farebox.sqlite-wal', 'farebox.sqlite-shm']) await rm(join(folder, 'data', name), { force: true });
  await expect(start()).rejects.toThrow(/file store belongs to another database, and this one is new or older/);
  expect(await files()).toEqual(before);
  await (await start({ FAREBOX_NEW_STORE: '1' })).stop();
  expect(await files()).toEqual(expect.arrayContaining(before));
  await (await start()).stop();
});

it.skipIf(postgresUrl === undefined)(
  'a second replica without a shared file store stops, unless the operator confirms it (postgres)',
  async () => {
    const { database, remove } = await openPostgresDatabase();
    const replica = (name: string, settings: Record<string, string> = {}) => {
      const lent = { ...database, close: async () => {} };
      return startServer(testConfig(join(folder, name), settings), { log: createLog({ level: 'silent' }), database: lent });
    };
    try {
      const first = await replica('first');
      await expect(replica('second')).rejects.toThrow(/Several replicas need one that all of them share/);
      await (await replica('second', { FAREBOX_BLOBS: `file://${join(folder, 'first', 'blobs')}` })).stop();
      await (await replica('second', { FAREBOX_NEW_STORE: '1' })).stop();
      await first.stop();
    } finally {
      await database.close();
      await remove();
    }
  },
);
