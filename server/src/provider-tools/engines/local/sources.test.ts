import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';
import { fetchSource } from './sources.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'sources-'))));
afterEach(() => rm(folder, { recursive: true }));

const url = 'https://documents.example/report.pdf';
const source = { url, name: 'source', what: 'the document', bytesMax: 1e6 };

/** Answers one piece after the other until the signal is aborted. */
function pieces(bytes: number, count: number, everyMs: number): GuardedFetch {
  return async (_url, { signal }) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent === count) return controller.close();
        await pause(everyMs, undefined, { signal });
        sent += 1;
        controller.enqueue(new Uint8Array(bytes));
      },
    });
    return { status: 200, headers: new Headers(), body, url };
  };
}

it('saves a file that arrives fast enough', async () => {
  await fetchSource(pieces(1000, 5, 1), source, { folder, signal: AbortSignal.timeout(60_000) });
  expect(await readFile(join(folder, 'source'))).toHaveLength(5000);
});

it('gives up on a very slow body, long before its time limit', async () => {
  const pace = { graceMs: 50, bytesPerSecondMin: 10_000 };
  const fetched = fetchSource(pieces(10, 100_000, 5), source, { folder, signal: AbortSignal.timeout(60_000) }, pace);
  await expect(fetched).rejects.toMatchObject({ code: 'upstream_timeout', message: expect.stringContaining('too slowly') });
});
