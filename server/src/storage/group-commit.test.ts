import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import type { Database, Queries } from './database.ts';

describe('group commit', () => {
  let folder: string;
  let database: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'farebox-'));
    database = openSqlite({ file: join(folder, 'db.sqlite') });
    await migrate(database);
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const insert = (queries: Queries, id: string) => queries.insertInto('processes').values({ id, started_at: 1, alive_until: 1 }).execute();
  const committed = async () => (await database.read.selectFrom('processes').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('answers only after the commit', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => database.write((queries) => insert(queries, id).then(committedSoFar))));
    expect(await committed()).toEqual(['a', 'b', 'c']);

    async function committedSoFar() {
      expect(await committed()).toEqual([]);
    }
  });

  it('undoes only the work that throws', async () => {
    const results = await Promise.allSettled([
      database.write((queries) => insert(queries, 'a')),
      database.write(async (queries) => {
        await insert(queries, 'lost');
        throw new Error('no');
      }),
      database.write((queries) => insert(queries, 'a')),
      database.write((queries) => insert(queries, 'b')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await committed()).toEqual(['a', 'b']);
  });

  it('rejects a work that throws only after what it read from others is committed', async () => {
    const first = database.write((queries) => insert(queries, 'a'));
    const refused = database.write(async (queries) => {
      const seen = await queries.selectFrom('processes').select('id').execute();
      throw new Error(`saw ${seen.map(({ id }) => id).join()}`);
    });
    expect(await refused.catch(async (thrown: Error) => [thrown.message, await committed()])).toEqual(['saw a', ['a']]);
    await first;
  });

  it('lets a later work see an applied one before it is durable, in the same commit', async () => {
    let seen = 0;
    await database.write((queries) => insert(queries, 'a'), { until: 'applied' });
    const following = database.write(async (queries) => {
      seen = (await queries.selectFrom('processes').selectAll().execute()).length;
    });
    expect(await committed()).toEqual([]);
    await following;
    expect(seen).toBe(1);
    expect(await committed()).toEqual(['a']);
  });

  it('handles a write started by another write', async () => {
    await database.write((queries) => insert(queries, 'a')).then(() => database.write((queries) => insert(queries, 'b')));
    expect(await committed()).toEqual(['a', 'b']);
  });

  it('runs more works than fit in one group', async () => {
    const ids = Array.from({ length: 2000 }, (_, index) => String(index).padStart(4, '0'));
    await Promise.all(ids.map((id) => database.write((queries) => insert(queries, id))));
    expect(await committed()).toEqual(ids);
  });

  it('finishes running works before it closes', async () => {
    const write = database.write((queries) => insert(queries, 'a'));
    await database.close();
    await expect(write).resolves.toBeDefined();
    database = openSqlite({ file: join(folder, 'db.sqlite') });
    expect(await committed()).toEqual(['a']);
  });

  it('refuses a second process on the same file', () => {
    expect(() => openSqlite({ file: join(folder, 'db.sqlite') })).toThrow('another process uses the database');
  });
});
