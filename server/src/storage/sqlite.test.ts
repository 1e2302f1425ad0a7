import { chmod, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { damageIn } from './damage.ts';
import { openSqlite } from './sqlite.ts';

describe('a damaged file', () => {
  let file: string;
  beforeEach(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'farebox-damaged-')), 'farebox.sqlite');
  });
  afterEach(() => rm(dirname(file), { recursive: true, force: true }));

  const restoring = /farebox\.sqlite is damaged \(.*\)\. .*farebox restore <where>/;
  const never = new AbortController().signal;

  /** Many pages of one table, of which one in the middle is overwritten. */
  async function damaged(): Promise<void> {
    const database = openSqlite({ file });
    await database.write(async (queries) => {
      await sql`create table kept (id integer primary key, text text)`.execute(queries);
      for (let id = 0; id < 400; id += 1) await sql`insert into kept (text) values (${'x'.repeat(1000)})`.execute(queries);
    });
    await database.integrity?.check(never);
    expect(database.integrity?.isDamaged()).toBe(false);
    await database.close();
    const opened = await open(file, 'r+');
    await opened.write(Buffer.alloc(4096 * 20, 0x5a), 0, 4096 * 20, 4096 * 20);
    await opened.close();
  }

  it('is named at the start, with what to do', async () => {
    await writeFile(file, 'this was a database once '.repeat(1000));
    expect(() => openSqlite({ file })).toThrow(restoring);
    // Another try says the same, not that the first one still runs.
    expect(() => openSqlite({ file })).toThrow(restoring);
  });

  it('is named by a statement that meets it', async () => {
    await damaged();
    const database = openSqlite({ file });
    const failure = await sql`select sum(length(text)) from kept`.execute(database.read).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ code: 'unavailable' });
    expect(damageIn(failure)?.message).toMatch(restoring);
    expect(database.integrity?.isDamaged()).toBe(true);
    await database.close();
  });

  it('is found before a statement meets it', async () => {
    await damaged();
    const database = openSqlite({ file });
    await expect(database.integrity?.check(never)).rejects.toThrow(restoring);
    expect(database.integrity?.isDamaged()).toBe(true);
    await database.close();
  });
});

describe.skipIf(process.platform === 'win32')('the files of a database', () => {
  let folder: string;
  let umask: number;
  beforeEach(async () => {
    umask = process.umask(0o022);
    folder = await mkdtemp(join(tmpdir(), 'farebox-sqlite-'));
  });
  afterEach(async () => {
    process.umask(umask);
    await rm(folder, { recursive: true, force: true });
  });

  const modes = async () =>
    Object.fromEntries(
      await Promise.all((await readdir(folder)).map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)])),
    );

  async function written(): Promise<Record<string, string>> {
    const database = openSqlite({ file: join(folder, 'farebox.sqlite') });
    await database.write((queries) => sql`create table if not exists kept (id text)`.execute(queries));
    const open = await modes();
    await database.close();
    return { ...open, ...(await modes()) };
  }

  it('are readable only by their owner', async () => {
    const modesOf = await written();
    expect(modesOf).toMatchObject({ 'farebox.sqlite': '600', 'farebox.sqlite-shm': '600', 'farebox.sqlite-wal': '600' });
    expect(new Set(Object.values(modesOf))).toEqual(new Set(['600']));
  });

  it('from an earlier version become so', async () => {
    await written();
    for (const name of await readdir(folder)) await chmod(join(folder, name), 0o644);
    expect(new Set(Object.values(await written()))).toEqual(new Set(['600']));
  });
});
