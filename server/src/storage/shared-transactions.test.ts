import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { openMigratedPostgresDatabase, postgresUrl } from '../../test/databases/postgres.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Database, Queries } from './database.ts';

eachDatabase('writes that share a transaction', (open, kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const insert = (queries: Queries, id: string) => queries.insertInto('processes').values({ id, started_at: 1, alive_until: 1 }).execute();
  const write = <T>(key: string, work: (queries: Queries) => Promise<T>) => database.write(work, { sharedBy: key });
  const committed = async () => (await database.read.selectFrom('processes').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('undo only the one that throws or fails', async () => {
    const results = await Promise.allSettled([
      write('1', (queries) => insert(queries, 'a')),
      write('2', async (queries) => {
        await insert(queries, 'lost');
        throw new Error('no');
      }),
      write('3', async (queries) => {
        await insert(queries, 'lost too');
        await insert(queries, 'lost too');
      }),
      write('4', (queries) => insert(queries, 'b')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await committed()).toEqual(['a', 'b']);
    expect(await write('5', async () => 'after all that')).toBe('after all that');
  });

  it('refuse what only read after the commit of the others', async () => {
    const first = write('1', (queries) => insert(queries, 'a'));
    const refused = write('2', async (queries) => {
      await queries.selectFrom('processes').select('id').execute();
      throw new Error('read');
    });
    expect(await refused.catch(async (thrown: Error) => [thrown.message, await committed()])).toEqual(['read', ['a']]);
    await first;
  });

  it('of one key take turns', async () => {
    let running = 0;
    const turns = Array.from({ length: 8 }, (_, at) =>
      write('same', async (queries) => {
        running += 1;
        expect(running).toBe(1);
        await insert(queries, String(at));
        running -= 1;
      }),
    );
    await Promise.all(turns);
    expect(await committed()).toHaveLength(8);
  });

  it.runIf(kind !== 'sqlite')('are many in one transaction', async () => {
    const idOf = async (queries: Queries) =>
      (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(queries)).rows[0]?.id ?? '';
    const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => write(String(at), idOf)));
    expect(new Set(ids).size).toBe(1);
  });
});

describe.runIf(postgresUrl !== undefined)('statements that PostgreSQL keeps by name', () => {
  it('run again after a newer version has changed their table', async () => {
    const { database, remove } = await openMigratedPostgresDatabase();
    const find = compiledQuery<{ id: string }, { id: string }>('postgres', (db, value) =>
      db.selectFrom('processes').selectAll().where('id', '=', value.id),
    );
    const insert = (id: string) =>
      database.write((queries) => queries.insertInto('processes').values({ id, started_at: 1, alive_until: 1 }).execute());
    const inTransaction = () => database.write((queries) => find.first(queries, { id: 'a' }));
    await insert('a');
    await Promise.all(Array.from({ length: 8 }, inTransaction));
    expect(await find.first(database.read, { id: 'a' })).toMatchObject({ id: 'a' });
    await database.write((queries) => sql`alter table processes add column added bigint`.execute(queries));
    expect(await Promise.all(Array.from({ length: 8 }, inTransaction))).toMatchObject(Array.from({ length: 8 }, () => ({ id: 'a' })));
    expect(await find.first(database.read, { id: 'a' })).toMatchObject({ id: 'a', added: null });
    await database.close();
    await remove();
  });
});
