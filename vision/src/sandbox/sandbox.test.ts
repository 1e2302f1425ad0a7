import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sandbox, type Sandbox, type SandboxOutcome, type SandboxRun } from './sandbox.ts';
import { sandboxPool } from './sandbox-pool.ts';
import { separation } from './separation.ts';

const entry = new URL('../../test/fixtures/sandboxed-entry.ts', import.meta.url);
const code = dirname(dirname(fileURLToPath(new URL('.', import.meta.url))));
const signal = new AbortController().signal;
let folder: string;
let box: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  box = sandbox({ entry, timeoutMs: 20_000, memoryMaxMb: 400, readable: [code, join(folder, 'a')], writable: [join(folder, 'a')] });
});

afterAll(async () => {
  await box.close();
  await rm(folder, { recursive: true });
});

function run(request: { do: string; path?: string }, options: Partial<SandboxRun> = {}): Promise<SandboxOutcome> {
  return box.run(request, { signal, ...options });
}

describe('a sandbox process', () => {
  it('has no environment but how memory is given back, and answers one request after another', async () => {
    const first = await run({ do: 'answer' });
    expect(first).toEqual({
      kind: 'answered',
      answer: {
        id: expect.any(String),
        priority: expect.any(Number),
        environment: [expect.stringMatching(/^MALLOC_/), expect.stringMatching(/^MALLOC_/), expect.stringMatching(/^MALLOC_/)],
      },
    });
    expect(await run({ do: 'answer' })).toEqual(first);
  });

  it('runs with low priority', async () => {
    const outcome = await run({ do: 'answer' });
    const { priority } = z.object({ priority: z.number() }).parse(outcome.kind === 'answered' ? outcome.answer : null);
    expect(priority).toBeGreaterThanOrEqual(10);
  });

  it('reports its progress in whole per cents, never backwards', async () => {
    const reported: number[] = [];
    await run({ do: 'progress' }, { onProgress: (percent) => reported.push(percent) });
    expect(reported).toEqual([0, 50, 100]);
  });

  it('refuses input with a message, and keeps running', async () => {
    const before = await run({ do: 'answer' });
    expect(await run({ do: 'refuse' })).toEqual({ kind: 'refused', message: 'this is not for me' });
    expect(await run({ do: 'answer' })).toEqual(before);
  });

  it('is replaced after a failure', async () => {
    const before = await run({ do: 'answer' });
    expect(await run({ do: 'fail' })).toMatchObject({
      kind: 'stopped',
      reason: 'failed',
      detail: expect.stringContaining('something broke'),
    });
    expect(await run({ do: 'answer' })).not.toEqual(before);
  });

  it.each([
    { do: 'read', path: '/etc/hostname' },
    { do: 'write', path: join(tmpdir(), 'sandbox-escape') },
    { do: 'start a process' },
    { do: 'connect' },
  ])('may not: %o', async (request) => {
    expect(await run(request)).toMatchObject({ kind: 'stopped', reason: 'failed' });
  });

  it('has no fetch', async () => {
    expect(await run({ do: 'fetch' })).toEqual({ kind: 'answered', answer: 'undefined' });
  });

  it('is killed if it takes too long or too much memory, or if its caller has disconnected', async () => {
    expect(await run({ do: 'loop' }, { timeoutMs: 300 })).toMatchObject({ kind: 'stopped', reason: 'time' });
    expect(await run({ do: 'memory' })).toMatchObject({ kind: 'stopped', reason: 'memory' });
    expect(await run({ do: 'loop' }, { signal: AbortSignal.timeout(100) })).toMatchObject({ kind: 'stopped', reason: 'cancelled' });
    expect(await run({ do: 'answer' })).toMatchObject({ kind: 'answered' });
  });
});

it('has a time limit for each step of its work, which begins with its first progress', async () => {
  expect(await run({ do: 'progress and loop' }, { timeoutMs: 60_000, stepMs: 300 })).toMatchObject({ reason: 'time', detail: 'step' });
  expect(await run({ do: 'progress' }, { stepMs: 300 })).toMatchObject({ kind: 'answered' });
});

it('has its time limit for what it computes: on a busy machine it may wait several times as long, but not for ever', async () => {
  expect(await run({ do: 'answer' })).toMatchObject({ kind: 'answered' });
  expect(await run({ do: 'wait', path: '2300' }, { timeoutMs: 2000 })).toEqual({ kind: 'answered', answer: 'waited' });
  expect(await run({ do: 'wait', path: '60000' }, { timeoutMs: 200 })).toMatchObject({ kind: 'stopped', reason: 'time' });
});

describe('a process whose parent ended before it was ready', () => {
  it('ends, although its input keeps it busy for ever', async () => {
    const formerParent = 2 ** 22;
    const child = fork(entry, ['400', '10', String(formerParent)], { execArgv: ['--no-warnings'] });
    child.send({ do: 'loop' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });

  it('starts nothing where it would be apart from the machine', async () => {
    const { command, gaps } = await separation();
    if (gaps.length > 0) return;
    const started = command(['/bin/echo', 'started'], []);
    const run = promisify(execFile);
    // Its parent is not this process.
    const orphan = run('/bin/sh', ['-c', '"$@"; exit 0', 'parent', ...started]);
    expect(await orphan).toMatchObject({ stdout: '' });
    expect(await run(started[0], started.slice(1))).toMatchObject({ stdout: 'started\n' });
  });
});

it('writes only to its folders', async () => {
  const path = join(folder, 'b', 'file');
  const writer = sandbox({ entry, timeoutMs: 20_000, writable: [folder] });
  const { mkdir } = await import('node:fs/promises');
  await mkdir(dirname(path));
  expect(await writer.run({ do: 'write', path }, { signal })).toMatchObject({ kind: 'answered' });
  expect(await readFile(path, 'utf8')).toBe('written');
  await writer.close();
});

it('is replaced after a number of requests', async () => {
  const few = sandbox({ entry, timeoutMs: 20_000, requestsMax: 2 });
  const pids: unknown[] = [];
  for (let request = 0; request < 3; request += 1) {
    const outcome = await few.run({ do: 'answer' }, { signal });
    pids.push(outcome.kind === 'answered' ? outcome.answer : outcome);
  }
  expect(pids[1]).toEqual(pids[0]);
  expect(pids[2]).not.toEqual(pids[0]);
  await few.close();
});

it('limits the number of waiting requests, and answers busy to the others', async () => {
  const pool = sandboxPool({ entry, timeoutMs: 20_000, concurrencyMax: 1, queueMax: 1, waitMs: 20_000 });
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => pool.run({ do: 'answer' }, { signal })));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['answered', 'answered', 'stopped']);
  expect(outcomes[2]).toMatchObject({ reason: 'busy' });
  await pool.close();
  expect(await pool.run({ do: 'answer' }, { signal })).toMatchObject({ reason: 'cancelled' });
});

it('counts what runs and waits, and processes that died, but not those whose answer nobody wants', async () => {
  const deaths: string[] = [];
  const onDeath = (reason: string) => void deaths.push(reason);
  const pool = sandboxPool({ entry, timeoutMs: 20_000, concurrencyMax: 1, queueMax: 4, waitMs: 20_000, onDeath });
  const running = pool.run({ do: 'answer' }, { signal });
  const waiting = pool.run({ do: 'fail' }, { signal });
  expect(pool.load()).toEqual({ running: 1, waiting: 1 });
  expect([await running, await waiting]).toMatchObject([{ kind: 'answered' }, { kind: 'stopped', reason: 'failed' }]);
  expect(await pool.run({ do: 'loop' }, { signal, timeoutMs: 300 })).toMatchObject({ reason: 'time' });
  expect(await pool.run({ do: 'loop' }, { signal: AbortSignal.timeout(100) })).toMatchObject({ reason: 'cancelled' });
  expect(pool.load()).toEqual({ running: 0, waiting: 0 });
  expect(deaths).toEqual(['failed', 'time']);
  await pool.close();
});
