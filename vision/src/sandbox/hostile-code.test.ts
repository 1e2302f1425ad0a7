import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandbox } from './sandbox.ts';
import { sandboxGaps } from './separation.ts';

const entry = new URL('../../test/fixtures/hostile-entry.ts', import.meta.url);
const code = dirname(dirname(fileURLToPath(new URL('.', import.meta.url))));
const gaps = await sandboxGaps();
let folder: string;
let server: Server;
let requests = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  await writeFile(join(folder, 'secret'), 'a secret');
  await writeFile(join(folder, 'input'), 'an input');
  server = createServer((_request, response) => {
    requests += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Everything that hostile code reached, from a process that may read its code and one input. */
async function reached(): Promise<unknown> {
  const writable = await mkdtemp(join(folder, 'scratch-'));
  const other = spawn('sleep', ['60']);
  const box = sandbox({ entry, timeoutMs: 60_000, readable: [code, writable], writable: [writable], inboxes: folder });
  const address = server.address();
  const targets = {
    files: [
      join(folder, 'secret'),
      join(folder, 'input'),
      '/etc/passwd',
      '/etc/shadow',
      '/proc/self/environ',
      `/proc/${process.pid}/environ`,
      `/proc/${process.ppid}/environ`,
      '/proc/1/environ',
    ],
    port: typeof address === 'object' ? address?.port : 0,
    parent: process.pid,
    others: [process.ppid, other.pid],
    writable,
    outside: join(folder, 'outside'),
  };
  try {
    const outcome = await box.run(targets, { signal: new AbortController().signal });
    expect(outcome.kind, JSON.stringify(outcome)).toBe('answered');
    expect(other.killed || other.exitCode !== null || other.signalCode !== null).toBe(false);
    return outcome.kind === 'answered' ? outcome.answer : null;
  } finally {
    other.kill();
    await box.close();
  }
}

it.skipIf(gaps.length > 0)('cannot reach anything', async () => {
  expect(await reached()).toEqual([]);
  expect(requests).toBe(0);
});

it('reads its one input, which is removed afterwards', async () => {
  const own = new URL('../../test/fixtures/sandboxed-entry.ts', import.meta.url);
  const box = sandbox({ entry: own, timeoutMs: 60_000, readable: [code], inboxes: folder });
  const signal = new AbortController().signal;
  const input = join(folder, 'input');
  const read = await box.run((path: string | null) => ({ do: 'read', path }), { signal, input });
  expect(read).toEqual({ kind: 'answered', answer: 'an input' });
  expect(await box.run({ do: 'read', path: input }, { signal })).toMatchObject({ kind: 'stopped', reason: 'failed' });
  await box.close();
});

it('reports if the machine cannot separate processes', async () => {
  expect(await sandboxGaps({ platform: 'darwin' })).toEqual([
    'processes that read files of strangers share the network and the processes of this machine: only Linux with unshare separates them',
  ]);
});
