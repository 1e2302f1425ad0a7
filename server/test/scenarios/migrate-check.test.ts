import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from '../../src/storage/migrate.ts';

const program = join(import.meta.dirname, '../../bin/farebox.js');

interface Ended {
  code: number;
  printed: unknown;
}

function farebox(dataDir: string, ...words: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], FAREBOX_DATA_DIR: dataDir, FAREBOX_SECRET: 'a secret of a test that is long enough for it' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...words], { env, cwd: tmpdir() }, (cause, stdout) => {
      const code = cause === null ? 0 : typeof cause.code === 'number' ? cause.code : -1;
      resolve({ code, printed: stdout === '' ? null : JSON.parse(stdout) });
    });
  });
}

it('farebox migrate --check says by its exit code whether something would run, and runs nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'farebox-migrate-'));
  try {
    const pending = { pending: migrations.map(({ name }) => expect.objectContaining({ name })) };
    expect(await farebox(dataDir, 'migrate', '--check')).toEqual({ code: 6, printed: pending });
    expect(await farebox(dataDir, 'migrate', '--check')).toEqual({ code: 6, printed: pending });
    expect(await farebox(dataDir, 'migrate')).toEqual({ code: 0, printed: { ran: migrations.map(({ name }) => name) } });
    expect(await farebox(dataDir, 'migrate', '--check')).toEqual({ code: 0, printed: { pending: [] } });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
