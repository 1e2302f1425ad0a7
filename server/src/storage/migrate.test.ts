import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import type { Database } from './database.ts';
import { migrate, migrations, pendingMigrations } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { schemaOf } from './schema.ts';

const migration = (name: string, ...statements: string[]): Migration => ({ name, statements: () => statements });
const pets = migration('9002-pets', `create table pets (name text primary key)`, `insert into pets (name) values ('Ada  Cat')`);
const toys = migration('9003-toys', `create table toys (name text primary key)`);

eachDatabase('migrations', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  const tables = async () => new Set([...(await schemaOf(database.read, database.dialect)).keys()].map((part) => part.split(/[ .]/)[1]));

  it('run once, in order', async () => {
    expect(await migrate(database)).toEqual([]);
    expect(await migrate(database, [...migrations, pets])).toEqual(['9002-pets']);
    expect(await migrate(database, [...migrations, pets, toys])).toEqual(['9003-toys']);
    expect(await migrate(database, [...migrations, pets, toys])).toEqual([]);
  });

  it('are shown before they run, with what they would lock, and nothing is changed', async () => {
    const known = [...migrations, pets, migration('9003-ages', `create index users_by_age on users (created_at)`)];
    const before = await schemaOf(database.read, database.dialect);
    expect(await pendingMigrations(database)).toEqual([]);
    expect(await pendingMigrations(database, known)).toEqual([
      {
        name: '9002-pets',
        statements: [
          { sql: `create table pets (name text primary key)`, lock: 'none', table: null },
          { sql: `insert into pets (name) values ('Ada  Cat')`.replace('  ', ' '), lock: 'none', table: null },
        ],
      },
      { name: '9003-ages', statements: [{ sql: `create index users_by_age on users (created_at)`, lock: 'writes', table: 'users' }] },
    ]);
    expect(await schemaOf(database.read, database.dialect)).toEqual(before);
    await migrate(database, known);
    expect(await pendingMigrations(database, known)).toEqual([]);
    await expect(pendingMigrations(database)).rejects.toThrow('does not know: 9002-pets');
  });

  it('run once where two replicas start together', async () => {
    const ran = await Promise.all([migrate(database, [...migrations, pets, toys]), migrate(database, [...migrations, pets, toys])]);
    expect(ran.toSorted((one, other) => other.length - one.length)).toEqual([['9002-pets', '9003-toys'], []]);
  });

  it('do not make others wait behind them for a table that a long transaction uses', async () => {
    // PGlite has one connection, and SQLite no such locks.
    if (process.env['FAREBOX_TEST_POSTGRES_URL'] === undefined || database.dialect === 'sqlite') return;
    const { rows } = await sql<{ version: string }>`select version() as version`.execute(database.read);
    if (/emscripten|wasm/i.test(rows[0]?.version ?? '')) return;
    const long = await database.read.startTransaction().execute();
    const ages = migration('9002-ages', `create table ages (age integer)`, `alter table users add column age integer`);
    try {
      await sql`select 1 from users`.execute(long);
      await expect(migrate(database, [...migrations, ages], { lockTimeoutMs: 50, attemptsMax: 3, pauseMs: 10 })).rejects.toThrow(
        /a long transaction uses one of its tables\. Nothing was changed/,
      );
      expect(await tables()).not.toContain('ages');
    } finally {
      await long.rollback().execute();
    }
    expect(await migrate(database, [...migrations, ages])).toEqual(['9002-ages']);
  });

  it('change nothing if one of them fails', async () => {
    const broken = migration('9003-broken', `insert into nothing (name) values ('x')`);
    await expect(migrate(database, [...migrations, pets, broken])).rejects.toThrow('nothing');
    expect(await tables()).not.toContain('pets');
    expect(await migrate(database, [...migrations, pets])).toEqual(['9002-pets']);
  });

  it('that were edited after they ran stop the start and change nothing', async () => {
    await migrate(database, [...migrations, pets]);
    for (const edited of [
      migration('9002-pets', `create table pets (name text primary key, age integer)`, `insert into pets (name) values ('Ada  Cat')`),
      migration('9002-pets', `create table pets (name text primary key)`, `insert into pets (name) values ('Ada Cat')`),
      migration('9002-pets', `create table pets (name text primary key)`),
    ]) {
      await expect(migrate(database, [...migrations, edited, toys])).rejects.toThrow(
        /edited after they ran on this database: 9002-pets\. Nothing was changed\. Start the version of farebox that ran them/,
      );
    }
    expect(await tables()).not.toContain('toys');
    expect(await migrate(database, [...migrations, pets, toys])).toEqual(['9003-toys']);
  });

  it('may be reformatted and commented after they ran', async () => {
    await migrate(database, [...migrations, pets]);
    const again = migration(
      '9002-pets',
      `CREATE TABLE pets ( -- of the house
        name text /* as it is called */ primary key
      )`,
      `insert into pets(name)
       values ('Ada  Cat')`,
    );
    expect(await migrate(database, [...migrations, again])).toEqual([]);
  });

  it('of a newer version stop the start', async () => {
    await migrate(database, [...migrations, pets, toys]);
    await expect(migrate(database, [...migrations, pets])).rejects.toThrow(
      /does not know: 9003-toys\. Nothing was changed\. Start the newer/,
    );
  });

  it('are stored with a checksum of their statements', async () => {
    await migrate(database, [...migrations, pets]);
    const { rows } = await sql`select name, checksum from schema_migrations order by name`.execute(database.read);
    const checksum = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(rows).toEqual([...migrations.map(({ name }) => ({ name, checksum })), { name: '9002-pets', checksum }]);
  });
});
