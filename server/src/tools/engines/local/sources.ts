import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs, secondMs } from '../../../clock.ts';
import { problem } from '../../../errors.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';

export interface Source {
  url: string;
  /** The file's name in the folder of the job. */
  name: string;
  /** The kind of file, for messages: `the document`. */
  what: string;
  bytesMax: number;
}

const headTimeoutMs = 30 * secondMs;
/** A slow source is allowed, but not an endless one: it holds a job. */
const wholeTimeoutMs = 5 * minuteMs;

/**
 * Fetches the file at a caller's address into the folder of a job.
 * @throws tool_refused_input if there is no file, or an empty one; address_refused, address_unreachable, upstream_timeout
 */
export async function fetchSource(
  guardedFetch: GuardedFetch,
  { url, name, what, bytesMax }: Source,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  const late = AbortSignal.timeout(wholeTimeoutMs);
  const both = AbortSignal.any([signal, late]);
  try {
    const response = await guardedFetch(url, { signal: both, timeoutMs: headTimeoutMs, bytesMax });
    if (response.status !== 200) {
      await response.body.cancel();
      throw problem('tool_refused_input', { message: `${what} could not be fetched: its address answers ${response.status}` });
    }
    const bytes = await save(response.body, join(folder, name));
    if (bytes === 0) throw problem('tool_refused_input', { message: `${what} is empty` });
  } catch (thrown) {
    if (late.aborted && !signal.aborted) throw problem('upstream_timeout', { message: `${what} did not come within 5 minutes` });
    throw thrown;
  }
}

async function save(body: ReadableStream<Uint8Array>, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of body) {
      await file.write(chunk);
      bytes += chunk.byteLength;
    }
  } finally {
    await file.close();
  }
  return bytes;
}

/** The last part of an address's path, as a file name; null if there is none. */
export function nameInUrl(url: string): string | null {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 200) || null;
  } catch {
    return last.slice(0, 200) || null;
  }
}
