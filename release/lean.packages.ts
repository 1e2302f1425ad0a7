import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bare, bytesIn, freePort, listening } from './outside.ts';

const run = promisify(execFile);
const root = dirname(import.meta.dirname);
/** Of which Node takes 120 MB, and what people sign in and get mail by 20. */
const limitBytes = 265 * 1024 * 1024;
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'farebox-lean-'));
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  for (const file of stdout.split('\0')) if (file !== '') await cp(join(root, file), join(copy, file));
  await run('npm', ['ci', '--omit=dev', '--omit=optional', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: copy, env: bare() });
});
afterAll(() => rm(copy, { recursive: true, force: true }));

it('starts from the smallest installation, on any Node', async () => {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: copy,
    env: bare({ PORT: String(port), FAREBOX_DATA_DIR: join(copy, 'data'), FAREBOX_DRAIN_SECONDS: '0' }),
    detached: true,
  });
  const ended = once(child, 'exit');
  await listening(child);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  process.kill(-Number(child.pid), 'SIGTERM');
  await ended;
});

it('is light', async () => {
  const bytes = await bytesIn(join(copy, 'node_modules'));
  process.stdout.write(`without the packages for development and the optional ones: ${Math.round(bytes / 1024 / 1024)} MB\n`);
  expect(bytes).toBeLessThan(limitBytes);
});
