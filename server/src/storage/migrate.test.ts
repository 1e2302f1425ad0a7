import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import type { Database } from './database.ts';
import { migrate, migrations } from './migrate.ts';
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
