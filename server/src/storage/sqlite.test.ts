import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';

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
