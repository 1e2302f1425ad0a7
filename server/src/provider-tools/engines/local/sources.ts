import type { OpenDocumentToolsOptions } from '@farebox/documents';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs, secondMs } from '../../../clock.ts';
import { problem } from '../../../errors.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';

type Source = Parameters<OpenDocumentToolsOptions['fetchSource']>[0];

const headTimeoutMs = 30 * secondMs;
/** A slow source is allowed, but not an endless one: it holds a job. */
const wholeTimeoutMs = 5 * minuteMs;
/** After a grace period, at least this much must arrive on average. */
const paceDefault = { graceMs: 20 * secondMs, bytesPerSecondMin: 32 * 1024 };
const paceCheckMs = secondMs;

/**
 * Fetches the file at a caller's address into the folder of a job.
 * @throws tool_refused_input if there is no file, or an empty one; address_refused, address_unreachable, upstream_timeout
 */
export async function fetchSource(
  guardedFetch: GuardedFetch,
  { url, name, what, bytesMax }: Source,
  { folder, signal }: { folder: string; signal: AbortSignal },
  pace: typeof paceDefault = paceDefault,
): Promise<void> {
  const late = AbortSignal.timeout(wholeTimeoutMs);
  const slow = new AbortController();
  const both = AbortSignal.any([signal, late, slow.signal]);
  let received = 0;
  let started = Infinity;
  const watch = setInterval(
    () => {
      const earnedMs = (received / pace.bytesPerSecondMin) * secondMs;
      if (performance.now() - started > pace.graceMs + earnedMs) slow.abort();
    },
    Math.min(paceCheckMs, pace.graceMs),
  );
  try {
    const response = await guardedFetch(url, { signal: both, timeoutMs: headTimeoutMs, bytesMax });
    if (response.status !== 200) {
      await response.body.cancel();
      throw problem('tool_refused_input', { message: `${what} could not be fetched: its address answers ${response.status}` });
    }
    started = performance.now();
    const bytes = await save(response.body, join(folder, name), (count) => (received += count));
    if (bytes === 0) throw problem('tool_refused_input', { message: `${what} is empty` });
  } catch (thrown) {
    if (late.aborted && !signal.aborted) throw problem('upstream_timeout', { message: `${what} did not come within 5 minutes` });
    if (slow.signal.aborted && !signal.aborted) throw problem('upstream_timeout', { message: `${what} came too slowly` });
    throw thrown;
  } finally {
    clearInterval(watch);
  }
}

async function save(body: ReadableStream<Uint8Array>, path: string, onBytes: (count: number) => void): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of body) {
      await file.write(chunk);
      bytes += chunk.byteLength;
      onBytes(chunk.byteLength);
    }
  } finally {
    await file.close();
  }
  return bytes;
}
